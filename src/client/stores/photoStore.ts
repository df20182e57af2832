import { createUserStore } from './createStore.ts';

/** Whether a picture of the world is being taken. */
export const photoStore = createUserStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const openPhoto = (): void => photoStore.setState({ isOpen: true });
export const closePhoto = (): void => photoStore.setState({ isOpen: false });
