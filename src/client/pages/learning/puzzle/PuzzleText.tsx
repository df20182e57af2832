import { useMemo } from 'react';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { PUZZLE_GAP, type DailyPuzzle } from '#shared/contract/learning/dailyPuzzles.ts';
import { STAGE_ACTIONS, STAGE_SENSES } from '#shared/simulation/stage/stageTypes.ts';
import { CodeEditor } from '../editor/CodeEditor.tsx';
import { puzzleTexts } from './texts.ts';

export type TextLanguage = keyof DailyPuzzle['code'];

interface PuzzleTextProps {
  readonly puzzle: DailyPuzzle;
  readonly language: TextLanguage;
  readonly onLanguage: (language: TextLanguage) => void;
  readonly onSource: (source: string) => void;
  readonly onRun: () => void;
}

const NAMES = [...STAGE_ACTIONS, ...STAGE_SENSES].flatMap((name) => [
  name,
  name.replaceAll(/[A-Z]/gu, (sign) => `_${sign.toLowerCase()}`),
]);
const LANGUAGES = ['JAVASCRIPT', 'PYTHON'] as const;

/** The same program as text; only its gap can be typed in. */
export function PuzzleText({ puzzle, language, onLanguage, onSource, onRun }: PuzzleTextProps) {
  const source = puzzle.code[language];
  const gap = useMemo(() => {
    const from = source.indexOf(PUZZLE_GAP);
    return { from, to: from + PUZZLE_GAP.length };
  }, [source]);
  return (
    <Stack gap={3}>
      <Chips
        label={puzzleTexts.languageList}
        options={LANGUAGES.map((value) => ({ value, label: puzzleTexts.languages[value] }))}
        value={language}
        onChange={onLanguage}
      />
      <CodeEditor
        key={`${puzzle.day} ${language}`}
        language={language}
        initialSource={source}
        change={gap}
        names={NAMES}
        fault={null}
        onChange={onSource}
        onRun={onRun}
      />
    </Stack>
  );
}
