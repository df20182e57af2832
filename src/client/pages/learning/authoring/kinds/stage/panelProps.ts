import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';

/** What every part of the editor is given. */
export interface PanelProps {
  readonly content: StageDraftContent;
  /** Edits of one group that follow each other are undone together. */
  readonly onContent: (
    change: (before: StageDraftContent) => StageDraftContent,
    group?: string | null,
  ) => void;
}

/** Of the parts that may differ from sea to sea, counted from 0. */
export interface SeaPanelProps extends PanelProps {
  readonly sea: number;
}
