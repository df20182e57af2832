import { createStore } from 'zustand/vanilla';

/** The use of this tab; told to the room of the user with every connect and change. */
const tab = createStore(() => ({ inLesson: false }));

/** Says whether a lesson is open in this tab: friends then leave one alone. */
export function showLesson(inLesson: boolean): void {
  tab.setState({ inLesson });
}

export const ownTab: Pick<typeof tab, 'getState' | 'subscribe'> = tab;
