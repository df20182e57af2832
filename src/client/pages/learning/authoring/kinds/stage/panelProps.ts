import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';

/** The properties of every part of the editor. */
export interface PanelProps {
  readonly content: StageDraftContent;
  /** Edits of one group that follow each other are undone together. */
  readonly onContent: (
    change: (before: StageDraftContent) => StageDraftContent,
    group?: string | null,
  ) => void;
}

/** The parts that may differ from sea to sea; seas are counted from 0. */
export interface SeaPanelProps extends PanelProps {
  readonly sea: number;
}
