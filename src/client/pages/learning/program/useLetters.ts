import { createUserStore } from '#client/stores/createStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { useStore } from '#client/ui/useStore.ts';

/** «바다에 건네는 첫인사», with which the story comes to letters. */
const FIRST_LETTERS_QUEST = 11;

const lettersStore = createUserStore(() => ({ areChosen: false }));

/**
 * Whether JavaScript and Python are offered beside blocks: from the quest on in which the story comes to them, or as
 * soon as the child chooses to write letters. Without the quests, as in a class that does not play them, they are.
 */
export function useLetters(): { readonly areOffered: boolean; readonly choose: () => void } {
  const areChosen = useStore(lettersStore, (state) => state.areChosen);
  const isReached = useStore(
    questStore,
    ({ questList }) =>
      questList?.find(({ mapNpcQuestId }) => mapNpcQuestId === FIRST_LETTERS_QUEST)?.state !== 'LOCKED',
  );
  return { areOffered: areChosen || isReached, choose: () => lettersStore.setState({ areChosen: true }) };
}
