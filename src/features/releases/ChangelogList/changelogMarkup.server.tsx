import android from '@generated/site-releases/default/changelog-android.json';
import ios from '@generated/site-releases/default/changelog-ios.json';
import unity from '@generated/site-releases/default/changelog-unity.json';
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {withAnchors} from '../releaseAnchor.ts';

import type {ChangelogMarkup} from './changelogMarkup.client.ts';
import Releases, {changelogYears} from './Releases.tsx';

const DATA = {android, ios, unity};

/**
 * In the build, returns the markup and IDs of all releases. React treats the markup as a string, so hydration needs no
 * data.
 */
export const changelogMarkup: ChangelogMarkup = (platform, base, russian) => {
  const data = DATA[platform];
  return {
    html: renderToStaticMarkup(<Releases years={changelogYears({platform, data, base, russian})} />),
    anchors: data.entries.map(withAnchors).flatMap(({id, lines}) => [id, ...lines.map((line) => line.id)]),
  };
};
