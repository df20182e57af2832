import { useState } from 'react';
import { Heading } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import { shellTexts } from '../texts.ts';
import { useKeyName } from '../useKeyName.ts';
import styles from './TutorialDialog.module.css';
import { PLAY, WALKTHROUGHS } from './walkthroughs.ts';

const texts = shellTexts.tutorial;

/** The walkthrough of a place, one step with its picture at a time. */
export function TutorialDialog({ payload: { where } }: { readonly payload: DialogPayloads['tutorial'] }) {
  const { close } = useDialogControl();
  const isTouch = useTouchDevice();
  const { title, steps } = where === undefined ? PLAY : WALKTHROUGHS[where];
  const talkKey = useKeyName('talk');
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? steps[0];
  const last = steps.length - 1;
  return (
    <Dialog
      title={title}
      titleTone="sea"
      width="small"
      footer={
        <>
          {index > 0 && (
            <Button tone="alt" onClick={() => setIndex(index - 1)}>
              {texts.previous}
            </Button>
          )}
          <Button onClick={() => (index >= last ? close() : setIndex(index + 1))}>
            {index >= last ? texts.start : texts.next}
          </Button>
        </>
      }
    >
      <div className={styles.step} aria-live="polite">
        <img
          key={step.picture}
          className={styles.picture}
          src={step.picture}
          alt=""
          width="640"
          height="360"
          loading="lazy"
        />
        <Heading level={3} size="title" tone="accent">
          {step.title}
        </Heading>
        <p>{isTouch ? (step.touchBody ?? step.body) : step.body.replace('{talk}', talkKey)}</p>
      </div>
      <p className={styles.dots} role="img" aria-label={`${index + 1} / ${last + 1}`}>
        {steps.map(({ title: name }, dot) => (
          <i key={name} className={dot === index ? styles.here : undefined} />
        ))}
      </p>
    </Dialog>
  );
}
