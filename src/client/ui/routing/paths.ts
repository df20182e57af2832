/** Addresses of the pages: written once, used by links, redirects and routes. */
export const paths = {
  world: '/',
  signIn: '/signin',
  auth: '/auth',
  signUp: '/signup',
  extraInfo: '/signup/dolphin',
  signOut: '/signout',
  findPassword: '/find-password',
  lounge: '/lounge',
  look: '/look',
  reports: '/staff/reports',
  lesson: (lessonId: number) => `/lessons/${lessonId}`,
  content: (lessonId: number, contentOnLessonId: number) =>
    `/lessons/${lessonId}/contents/${contentOnLessonId}`,
} as const;

/** Patterns of the two pages that carry ids. */
export const LESSON_PATTERN = '/lessons/:lessonId';
export const CONTENT_PATTERN = '/lessons/:lessonId/contents/:contentOnLessonId';
