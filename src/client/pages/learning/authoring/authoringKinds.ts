import {
  AUTHORING_KINDS,
  KIND_TRAITS,
  type AuthoringKindName,
} from '#shared/contract/learning/authoring/kinds.ts';
import { BookOpen, Blocks, ClipboardList, Code, FileText, Map, Video, type LucideIcon } from 'lucide-react';
import type { TutorialPlace } from '#client/ui/dialogs/dialogPayloads.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { lmsTexts as texts } from './texts.ts';

/** How the pages of one kind of what staff writes are reached. Its pages are in `kinds/`. */
interface AuthoringKindPages {
  readonly icon: LucideIcon;
  /** The walkthrough that tells how one is taken from the library. */
  readonly tutorial: TutorialPlace;
}

export const authoringKinds: Readonly<Record<AuthoringKindName, AuthoringKindPages>> = {
  COURSE: { icon: BookOpen, tutorial: 'COURSE_IMPORT' },
  WORKSHEET: { icon: ClipboardList, tutorial: 'WORKSHEET_IMPORT' },
  DOCUMENT: { icon: FileText, tutorial: 'DOCUMENT_IMPORT' },
  BLOCK: { icon: Blocks, tutorial: 'BLOCK_IMPORT' },
  VIDEO: { icon: Video, tutorial: 'VIDEO_IMPORT' },
  PROBLEM: { icon: Code, tutorial: 'PROBLEM_IMPORT' },
  STAGE: { icon: Map, tutorial: 'PROBLEM_IMPORT' },
};

/** The address of the editor of one content or draft of a kind. */
export function editorPath(channelDomain: string, kind: AuthoringKindName, id: number): string {
  const { tab } = KIND_TRAITS[kind];
  return tab === null ? paths.staffStage(channelDomain, id) : paths.channelLmsItem(channelDomain, tab, id);
}

/** The kinds with a list among the materials, in the order of the tabs. */
export const authoringTabs = AUTHORING_KINDS.flatMap((kind) => {
  const { tab } = KIND_TRAITS[kind];
  return tab === null ? [] : [{ tab, label: texts.tabs[tab], icon: authoringKinds[kind].icon }];
});
