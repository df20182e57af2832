import { BookOpen, Blocks, ClipboardList, Code, FileText, Map, Video, type LucideIcon } from 'lucide-react';
import type { TutorialPlace } from '#client/ui/dialogs/dialogPayloads.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { AUTHORING_KINDS, type AuthoringKindName } from '#shared/contract/learning/authoring/kinds.ts';
import { LMS_TABS, type LmsTab } from '#shared/contract/learning/authoring/lms.ts';
import { lmsTexts as texts } from './texts.ts';

/** How the pages of one kind of what staff writes are reached. Its pages are in `kinds/`. */
interface AuthoringKindPages {
  readonly icon: LucideIcon;
  /** Its list among the materials of a class; stages have a page of their own. */
  readonly tab: LmsTab | null;
  /** The walkthrough that tells how one is taken from the library. */
  readonly tutorial: TutorialPlace;
}

export const authoringKinds: Readonly<Record<AuthoringKindName, AuthoringKindPages>> = {
  COURSE: { icon: BookOpen, tab: 'courses', tutorial: 'COURSE_IMPORT' },
  WORKSHEET: { icon: ClipboardList, tab: 'worksheets', tutorial: 'WORKSHEET_IMPORT' },
  DOCUMENT: { icon: FileText, tab: 'documents', tutorial: 'DOCUMENT_IMPORT' },
  BLOCK: { icon: Blocks, tab: 'blocks', tutorial: 'BLOCK_IMPORT' },
  VIDEO: { icon: Video, tab: 'videos', tutorial: 'VIDEO_IMPORT' },
  PROBLEM: { icon: Code, tab: 'problems', tutorial: 'PROBLEM_IMPORT' },
  STAGE: { icon: Map, tab: null, tutorial: 'PROBLEM_IMPORT' },
};

/** The address of the editor of one content or draft of a kind. */
export function editorPath(channelDomain: string, kind: AuthoringKindName, id: number): string {
  const { tab } = authoringKinds[kind];
  return tab === null ? paths.staffStage(channelDomain, id) : paths.channelLmsItem(channelDomain, tab, id);
}

/** The kinds with a list among the materials, in the order of the tabs. */
export const authoringTabs = LMS_TABS.flatMap((tab) =>
  AUTHORING_KINDS.filter((kind) => authoringKinds[kind].tab === tab).map((kind) => ({
    tab,
    label: texts.tabs[tab],
    icon: authoringKinds[kind].icon,
  })),
);
