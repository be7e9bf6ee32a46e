import groups from '@generated/glossary/default/groups.json';
import React, {type ReactNode} from 'react';

import GlossaryGroups from '../GlossaryGroups/GlossaryGroups.tsx';

/** Renders the whole glossary, grouped by letter. */
export default function GlossaryList(): ReactNode {
  return <GlossaryGroups groups={groups} />;
}
