import { createUserStore } from './createStore.ts';

/** How many notifications wait unread; 0 until the server has said. */
export const notificationStore = createUserStore<{ readonly unread: number }>(() => ({ unread: 0 }));
