import { useState } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { shellTexts } from './texts.ts';
import styles from './TutorialDialog.module.css';

const texts = shellTexts.tutorial;
const LAST = texts.steps.length - 1;

/** The walkthrough, one thing at a time. */
export function TutorialDialog() {
  const { close } = useDialogControl();
  const [index, setIndex] = useState(0);
  const step = texts.steps[index] ?? texts.steps[0];
  return (
    <Dialog
      title={texts.title}
      titleTone="sea"
      width="small"
      footer={
        <>
          {index > 0 && (
            <Button tone="alt" onClick={() => setIndex(index - 1)}>
              {texts.previous}
            </Button>
          )}
          <Button onClick={() => (index === LAST ? close() : setIndex(index + 1))}>
            {index === LAST ? texts.start : texts.next}
          </Button>
        </>
      }
    >
      <div className={styles.step} aria-live="polite">
        <Mascot sprite={step.sprite} size={132} />
        <h3>{step.title}</h3>
        <p>{step.body}</p>
      </div>
      <p className={styles.dots} aria-label={`${index + 1} / ${LAST + 1}`}>
        {texts.steps.map(({ title }, dot) => (
          <i key={title} className={dot === index ? styles.here : undefined} />
        ))}
      </p>
    </Dialog>
  );
}
