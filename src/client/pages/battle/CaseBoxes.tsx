import { Check, X } from 'lucide-react';
import { battleStore, progressKey } from '#client/stores/battleStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { Scallop } from './Scallop.tsx';
import { battleTexts as texts } from './texts.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import styles from './RaceDock.module.css';

type Box = 'passed' | 'failed' | 'judging' | 'open';

/** More boxes than these would be too small to tell apart. */
const MOST_BOXES = 16;

/** Case by case while the judge is at it: a shell turns where it is. */
export function JudgingBoxes({ competitionContentId }: { readonly competitionContentId: number }) {
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const key = progressKey({ userId, competitionContentId });
  const progress = useStore(battleStore, (battle) => battle.progress[key]);
  if (!progress) return <Boxes boxes={['judging']} label={texts.submitting} />;
  const { done, total, passed } = progress;
  const boxes = Array.from({ length: total }, (_, index): Box => {
    if (index < passed) return 'passed';
    return index === done ? 'judging' : 'open';
  });
  return <Boxes boxes={boxes} label={texts.judgedCases(total, done)} />;
}

/** How it ended: the visible cases in their order, then of the hidden ones only how many. */
export function VerdictBoxes({
  submission: { caseList, hidden, total },
}: {
  readonly submission: Submission;
}) {
  const visible = caseList
    .toSorted((a, b) => a.caseNumber - b.caseNumber)
    .map(({ verdict }): Box => (verdict === 'AC' ? 'passed' : 'failed'));
  const known = Array.from({ length: hidden.total }, (_, index): Box =>
    index < hidden.passed ? 'passed' : 'failed',
  );
  const left = Array.from({ length: Math.max(0, total - visible.length - known.length) }, (): Box => 'open');
  const boxes = [...visible, ...known, ...left];
  const correct = boxes.filter((box) => box === 'passed').length;
  return <Boxes boxes={boxes} label={texts.somePassed(correct, total)} />;
}

function Boxes({ boxes, label }: { readonly boxes: readonly Box[]; readonly label: string }) {
  if (boxes.length > MOST_BOXES) return null;
  return (
    <span className={styles.boxes} role="img" aria-label={label}>
      {boxes.map((box, index) => (
        <i key={index} data-box={box}>
          {box === 'passed' ? (
            <Check />
          ) : box === 'failed' ? (
            <X />
          ) : box === 'judging' ? (
            <Scallop />
          ) : (
            index + 1
          )}
        </i>
      ))}
    </span>
  );
}
