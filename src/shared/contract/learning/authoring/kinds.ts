/**
 * The kinds of staff's contents. Each kind is a folder `learning/authoring/kinds/<name>` on the server and in
 * the pages.
 */
export const AUTHORING_KINDS = [
  'COURSE',
  'WORKSHEET',
  'DOCUMENT',
  'BLOCK',
  'VIDEO',
  'PROBLEM',
  'STAGE',
] as const;
export type AuthoringKindName = (typeof AUTHORING_KINDS)[number];
