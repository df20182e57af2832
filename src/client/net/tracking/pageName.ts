/** Every fixed word of the addresses of our pages; what is none of them is an id, a name or a token. */
const WORDS = new Set(
  (
    'signin signup dolphin signout find-password auth guardian identity closed sandbox lounge look staff reports stages ' +
    'boards notices homes me battles screen practices competitions contents new lessons problems comments channel create ' +
    'channels join members import audit lms shelf packages groups settings write posts edit messages moderation class ' +
    'courses worksheets progress homework mistakes report purchase product products tickets result histories payments plans points tutoring hours'
  ).split(' '),
);

/** An address of ours as what page it is: `/lessons/12?x=1` is `/lessons/:id`. */
export const pageName = (pathname: string): string =>
  `/${pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (WORDS.has(part) ? part : ':id'))
    .join('/')}`;
