import { Chips } from '#client/ui/tabs/Chips.tsx';
import type { ContestContent, Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { battleTexts as texts } from './texts.ts';

interface ContentTabsProps {
  readonly board: Scoreboard;
  readonly content: ContestContent;
  readonly onContent: (competitionContentId: number) => void;
}

/** The choice of the content that one works at; nothing for one alone. */
export function ContentTabs({ board, content, onContent }: ContentTabsProps) {
  if (board.contentList.length < 2) return null;
  return (
    <Chips
      label={texts.problemTabs}
      options={board.contentList.map(({ competitionContentId, order }) => ({
        value: String(competitionContentId),
        label: texts.problemOf(order),
      }))}
      value={String(content.competitionContentId)}
      onChange={(value) => onContent(Number(value))}
    />
  );
}
