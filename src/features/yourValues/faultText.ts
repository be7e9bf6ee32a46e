import {translate} from '@docusaurus/Translate';

import {MAX_LENGTH, type ValueFault} from './checkValue.ts';

/** Returns what is wrong with a value and what is allowed. */
export function faultText(fault: ValueFault): string {
  switch (fault) {
    case 'unitId':
      return translate({
        id: 'site.yourValues.fault.unitId',
        message: 'A value with a slash is an ad unit ID. Enter the app ID, which contains a tilde (~).',
      });
    case 'placeholder':
      return translate({
        id: 'site.yourValues.fault.placeholder',
        message: 'This is the placeholder. Enter your own value, or leave the field empty.',
      });
    case 'long':
      return translate(
        {id: 'site.yourValues.fault.long', message: 'Enter at most {number} characters.'},
        {number: String(MAX_LENGTH)},
      );
    case 'appKey':
      return translate({
        id: 'site.yourValues.fault.appKey',
        message: 'Use only letters without accents, digits, hyphens, and underscores.',
      });
    case 'adMobAppId':
      return translate({
        id: 'site.yourValues.fault.adMobAppId',
        message: 'An app ID consists of ca-app-pub-, 16 digits, a tilde (~), and 10 digits.',
      });
    case 'packageName':
      return translate({
        id: 'site.yourValues.fault.packageName',
        message:
          'A package name has two or more parts with periods between them, such as com.example.game. Each part begins with a letter and contains only letters, digits, and underscores.',
      });
    case 'bundleId':
      return translate({
        id: 'site.yourValues.fault.bundleId',
        message:
          'A bundle ID has two or more parts with periods between them, such as com.example.game. Each part contains only letters, digits, and hyphens.',
      });
    case 'target':
    case 'placement':
      return translate({
        id: 'site.yourValues.fault.name',
        message: 'Use only letters, digits, spaces, periods, hyphens, and underscores.',
      });
  }
}
