import {formatDate} from '../../../src/features/releases/releaseDate.ts';
import {russianTwin} from '../../../src/site/pageFiles.ts';
import {OPT_OUT} from '../../../src/features/translation/parseLog.ts';
import {readTranslationStates} from '../../../src/features/translation/translationState.ts';
import type {Fault, TextCheck} from '../types.ts';

const NAME = 'staleness';

export const check: TextCheck = {
  name: NAME,
  about: `no Russian page is behind its English one by git history; commits whose message contains ${OPT_OUT} do not count; in a shallow clone, it reports that this cannot be checked`,
  run({root}) {
    const {shallow, states} = readTranslationStates(root);
    if (shallow && [...states.values()].some(({state}) => state === 'unknown')) {
      process.stderr.write(
        `${NAME}: the git history is cut off or absent, so it is not known which translations are behind. Fetch it with git fetch --unshallow.\n`,
      );
    }
    return [...states].flatMap(([english, state]): Fault[] => {
      if (state.state !== 'behind') return [];
      return [
        {
          file: russianTwin(english) ?? english,
          check: NAME,
          message: `the translation is behind: ${english} changed on ${formatDate(state.date)}`,
          fix: `Update it; see git log -- ${english}. If a commit needs no translation, add ${OPT_OUT} to its message.`,
        },
      ];
    });
  },
};
