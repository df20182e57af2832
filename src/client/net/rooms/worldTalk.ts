import { TalkLine } from './TalkLine.ts';

/** The talk of this page; the connection to the world attaches the rooms to it. */
export const worldTalk = new TalkLine();
