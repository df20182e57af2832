import { sessionStore } from '#client/stores/sessionStore.ts';

/**
 * The page of a document that a reader came to, on this device: the way back into a lesson leads to the next page that
 * is not done, not to the first again.
 */
export function readingPlace(contentOnLessonId: number): number {
  try {
    const page = Number(window.localStorage.getItem(keyOf(contentOnLessonId)) ?? 0);
    return Number.isSafeInteger(page) && page > 0 ? page : 0;
  } catch {
    // A browser without storage begins at the first page.
    return 0;
  }
}

/** Null when the document was read to its end. */
export function keepReadingPlace(contentOnLessonId: number, page: number | null): void {
  try {
    if (page === null) window.localStorage.removeItem(keyOf(contentOnLessonId));
    else window.localStorage.setItem(keyOf(contentOnLessonId), String(page));
  } catch {
    // A full or missing storage costs the place alone.
  }
}

/** Several children share a device. */
const keyOf = (contentOnLessonId: number) =>
  `dolphin-world.page.${sessionStore.getState().user?.userId ?? 0}.${contentOnLessonId}`;
