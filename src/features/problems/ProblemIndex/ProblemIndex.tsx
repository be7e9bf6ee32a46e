import problems from '@generated/problem-index/default/problems.json';
import React, {type ReactNode} from 'react';

import ProblemFinder from '../ProblemFinder/ProblemFinder.tsx';

/** Lists all troubleshooting pages, with a filter by platform, phase, and error message. */
export default function ProblemIndex(): ReactNode {
  return <ProblemFinder problems={problems} />;
}
