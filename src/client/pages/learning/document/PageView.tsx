import { useState, type RefObject } from 'react';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import type { DocumentPage } from '#shared/content/documentPages.ts';
import { learningTexts } from '../texts.ts';
import { ChoicePanel } from './ChoicePanel.tsx';
import { DolphinSays } from './DolphinSays.tsx';
import { PageBoxPanel } from './PageBoxPanel.tsx';
import { PagePicture } from './PagePicture.tsx';
import { sceneCaptionOf } from './scenes/sceneCaptionOf.ts';
import type { PageRun } from './scenes/moments.ts';
import { QuestionScene } from './scenes/QuestionScene.tsx';
import { SCENES } from './scenes/scenes.ts';
import { useMoment } from './scenes/useMoment.ts';
import styles from './LessonPages.module.css';

export interface PageViewProps {
  readonly page: DocumentPage;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Its code ran to the end, or its question was answered. */
  readonly onDone: () => void;
}

/** One page: the picture, the words, and what the child does here. */
export function PageView({ page, heading, onDone }: PageViewProps) {
  const { box, choice, scene, text } = page;
  const [run, setRun] = useState<PageRun | null>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const moment = useMoment(box, run);
  const Scene = SCENES[scene.kind];
  const last = chosen.at(-1);
  const right = last === undefined ? null : (choice?.answers[last]?.right ?? null);

  const choose = (index: number) => {
    setChosen((before) => [...before.filter((one) => one !== index), index]);
    if (choice?.answers[index]?.right !== true) return;
    if (right !== true) playEffect('bubble');
    onDone();
  };

  return (
    <>
      <PagePicture
        className={styles.picture}
        caption={choice ? (right === true ? learningTexts.choiceRight : '') : sceneCaptionOf(moment, scene)}
        glad={choice ? right === true : moment.state === 'done' && run !== null}
        acts={run?.number ?? 0}
        picture={page.picture}
      >
        {choice ? (
          <QuestionScene answered={right === null ? null : right ? 'right' : 'wrong'} />
        ) : (
          <Scene scene={scene} moment={moment} />
        )}
      </PagePicture>
      <div className={styles.side}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {page.heading}
        </h2>
        {text !== '' && <DolphinSays text={text} />}
        {choice && <ChoicePanel choice={choice} chosen={chosen} onChoose={choose} />}
        {box && (
          <PageBoxPanel
            box={box}
            runningLine={moment.line}
            onRan={(ran) => {
              setRun((before) => ({ ...ran, number: (before?.number ?? 0) + 1 }));
              if (!ran.failed) onDone();
            }}
          />
        )}
      </div>
    </>
  );
}
