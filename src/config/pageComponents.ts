import {AD_FORMATS} from '../site/adFormats.ts';
import {ICON_NAMES} from '../site/iconNames.ts';
import {PLATFORMS} from '../site/sections.ts';

/** Rules for an attribute of a component. */
interface AttributeRule {
  /** Allowed values. If unset, any value is allowed. */
  readonly values?: readonly string[];
  readonly required?: boolean;
}

/** A component that pages use without an import. */
export interface PageComponent {
  /** Module whose default export is the component. */
  readonly module: string;
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /**
   * Set for components that show data for one platform so that a page doesn't load other platforms' data. Specifies the
   * property that receives the data in place of the attributes, and the folder that contains one JSON file per
   * platform.
   */
  readonly data?: {readonly property: string; readonly folder: string};
  /** Written only by plugins, never by hand. */
  readonly internal?: true;
}

const PLATFORM = {values: PLATFORMS, required: true} as const;
const FORMAT = {values: AD_FORMATS, required: true} as const;
const REQUIRED = {required: true} as const;

/** Returns a local component, located in a folder of the same name in an area such as `ui` or `features/releases`. */
const own = (room: string, name: string, attributes: PageComponent['attributes'] = {}): PageComponent => ({
  module: `@site/src/${room}/${name}/${name}`,
  attributes,
});

/**
 * The components that pages use without an import. To add one, add a row. The import, the check of its attributes, and
 * the check of its row in guides/writing-pages.md are based on that row. Each component is loaded only by the pages
 * that use it.
 */
export const PAGE_COMPONENTS: Readonly<Record<string, PageComponent>> = {
  AdFormatFigure: own('ui', 'AdFormatFigure', {format: FORMAT}),
  AdLifecycle: own('ui', 'AdLifecycle', {format: FORMAT}),
  BillingLibraryNotice: own('features/mediation', 'BillingLibraryNotice'),
  ButtonLink: own('ui', 'ButtonLink', {to: REQUIRED}),
  Card: {
    module: '@site/src/ui/Cards/Card',
    attributes: {title: REQUIRED, to: REQUIRED, icon: {values: ICON_NAMES}},
  },
  Cards: own('ui', 'Cards'),
  ChangelogList: own('features/releases', 'ChangelogList', {platform: PLATFORM}),
  ConsentFlow: own('ui', 'ConsentFlow'),
  DecisionSteps: own('ui', 'DecisionSteps'),
  DeprecationTimetable: own('features/releases', 'DeprecationTimetable', {platform: {values: PLATFORMS}}),
  GlossaryList: own('features/glossary', 'GlossaryList'),
  GlossaryTerm: {
    ...own('features/glossary', 'GlossaryTerm', {term: REQUIRED, definition: REQUIRED}),
    internal: true,
  },
  LatestRelease: own('features/releases', 'LatestRelease', {platform: PLATFORM}),
  MediationConfigurator: {
    ...own('features/mediation', 'MediationConfigurator', {platform: PLATFORM}),
    data: {property: 'data', folder: '@generated/mediation-data/default'},
  },
  ProblemIndex: own('features/problems', 'ProblemIndex'),
  ProjectCheck: own('features/projectCheck', 'ProjectCheck', {platform: PLATFORM}),
  RequirementsTable: {
    ...own('features/requirements', 'RequirementsTable', {platform: PLATFORM}),
    data: {property: 'data', folder: '@generated/requirements/default/table'},
  },
  Screenshot: own('ui', 'Screenshot', {light: REQUIRED, dark: REQUIRED, alt: REQUIRED}),
  SegmentFlow: own('ui', 'SegmentFlow'),
  TabItem: {
    module: '@theme/TabItem',
    attributes: {value: REQUIRED, label: REQUIRED, default: {}},
  },
  Tabs: {
    module: '@theme/Tabs',
    attributes: {groupId: REQUIRED, queryString: {}, defaultValue: {}},
  },
  UpgradeGaps: {
    ...own('features/releases', 'UpgradeGaps', {platform: PLATFORM}),
    data: {property: 'data', folder: '@generated/site-releases/default/upgrade-gaps'},
  },
  UpgradePlan: {
    ...own('features/upgradePlan', 'UpgradePlan', {platform: PLATFORM}),
    data: {property: 'data', folder: '@generated/upgrade-plan/default/form'},
  },
  VersionConflicts: {
    ...own('features/versionConflicts', 'VersionConflicts', {platform: PLATFORM}),
    data: {property: 'data', folder: '@generated/version-conflicts/default'},
  },
  WaterfallAndBidding: own('ui', 'WaterfallAndBidding'),
  YourValues: {...own('features/yourValues', 'YourValues'), internal: true},
};
