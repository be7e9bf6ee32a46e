import {useMemo, type Dispatch, type SetStateAction} from 'react';

import type {PlatformMediation} from '../platformMediation.ts';
import {choiceFromSearch, defaultChoice, searchWithChoice, type Choice} from '../selectionAddress.ts';
import {useAddressState} from '../../navigation/useAddressState.ts';

/** Returns the reader's choice, which is stored in the URL, and a function that sets it. */
export function useChoice(data: PlatformMediation): [Choice, Dispatch<SetStateAction<Choice>>] {
  const inAddress = useMemo(
    () => ({
      initial: defaultChoice(data),
      parse: (search: string) => choiceFromSearch(data, search),
      format: (choice: Choice, search: string) => searchWithChoice(data, search, choice),
      delay: 400,
    }),
    [data],
  );
  return useAddressState(inAddress);
}
