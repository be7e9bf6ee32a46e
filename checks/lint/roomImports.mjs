import path from 'node:path';

/**
 * Rooms of `src`, from the bottom up. A room can import only from itself and from earlier rooms so that no two rooms
 * depend on each other. `@theme/…` isn't an import from `src/theme`, because Docusaurus resolves it.
 */
export const ROOMS = [
  'src/site',
  'src/css',
  'src/features/navigation',
  'src/ui',
  // Contains the build's pages and the type of a step, which the features' steps use.
  'src/afterBuild',
  'src/features/services',
  'src/features/releases',
  'src/features/requirements',
  // Compares pages with the releases.
  'src/features/verification',
  'src/features/glossary',
  'src/features/session',
  'src/features/chat',
  'src/features/embedding',
  'src/features/browserTranslation',
  'src/features/host',
  'src/features/markdown',
  'src/features/yourValues',
  // Keeps the reader's values out of reports.
  'src/features/feedback',
  // Shows the prompt for the reader's values above its files.
  'src/features/mediation',
  'src/features/metadata',
  'src/features/news',
  'src/features/problems',
  // Applies the data of the releases and the networks.
  'src/features/projectCheck',
  // Combines the releases, the requirements, and the upgrade guides.
  'src/features/upgradePlan',
  // Uses the minimums of the requirements.
  'src/features/versionConflicts',
  'src/features/search',
  // Formats dates in the same way as the releases.
  'src/features/translation',
  'src/types',
  'src/theme',
  'src/pages',
  'src/config',
  // Includes the highlighter for the theme's code blocks.
  'src/clientBundle',
  // The order of all steps after the build, and the plugin that runs them.
  'src/afterBuild/afterBuildSteps.ts',
  'src/afterBuild/afterBuild.ts',
];

/** Folders outside `src` that the site must not depend on. */
const OUTSIDE = ['checks', 'tests', 'scripts', 'bench'];

/**
 * Returns the room of a path from the root of the repository, such as `src/features/search`, or undefined outside all
 * rooms.
 */
function roomOf(file) {
  if (ROOMS.includes(file)) return file;
  const [top = '', second = '', third = ''] = file.split('/');
  if (OUTSIDE.includes(top)) return top;
  if (top !== 'src') return undefined;
  return second === 'features' ? `src/features/${third}` : `src/${second}`;
}

function problemOf(from, to) {
  if (to === undefined || to === from) return undefined;
  if (OUTSIDE.includes(to)) return `The site must not depend on ${to}.`;
  if (!ROOMS.includes(to)) return `${to} is missing in the list of rooms, checks/lint/roomImports.mjs.`;
  if (ROOMS.indexOf(to) < ROOMS.indexOf(from)) return undefined;
  return `${from} must not import from ${to}, which comes after it in checks/lint/roomImports.mjs.`;
}

/** Rejects imports from later rooms, and from folders outside `src`. */
export const roomImports = {
  meta: {type: 'problem', schema: []},
  create(context) {
    const root = context.cwd.split(path.sep).join('/');
    const file = path.posix.relative(root, context.filename.split(path.sep).join('/'));
    const from = roomOf(file);
    if (!from?.startsWith('src/')) return {};
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const {value} = source;
      const target = value.startsWith('@site/')
        ? value.slice('@site/'.length)
        : value.startsWith('.')
          ? path.posix.join(path.posix.dirname(file), value)
          : undefined;
      const message = target === undefined ? undefined : problemOf(from, roomOf(target));
      if (message !== undefined) context.report({node: source, message});
    };
    return {
      Program(node) {
        if (!ROOMS.includes(from)) context.report({node, message: problemOf('', from)});
      },
      ImportDeclaration: ({source}) => check(source),
      ExportNamedDeclaration: ({source}) => check(source),
      ExportAllDeclaration: ({source}) => check(source),
      ImportExpression: ({source}) => check(source),
    };
  },
};
