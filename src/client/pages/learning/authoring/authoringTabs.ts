import { BookOpen, Blocks, ClipboardList, Code, FileText, Video, type LucideIcon } from 'lucide-react';
import { LMS_TABS, type LmsTab } from '#shared/contract/learning/authoring/lms.ts';
import { lmsTexts as texts } from './texts.ts';

const ICONS: Readonly<Record<LmsTab, LucideIcon>> = {
  courses: BookOpen,
  worksheets: ClipboardList,
  documents: FileText,
  problems: Code,
  videos: Video,
  blocks: Blocks,
};

/** The kinds of what staff teaches with, in the order of the tabs. */
export const authoringTabs = LMS_TABS.map((tab) => ({ tab, label: texts.tabs[tab], icon: ICONS[tab] }));
