import { answerFrom } from '#server/platform/ApartThread.ts';
import { memberLists } from './memberLists.ts';

/** The thread of `listsApart`. */
answerFrom(memberLists);
