import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../classNames.ts';
import { pillFill, type PillTone } from '../panel/PillTitle.tsx';
import pill from '../panel/Panel.module.css';
import { uiTexts } from '../texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { useDialogControl } from './DialogControl.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import styles from './Dialog.module.css';

/** Widest measures of the product's dialogs, in pixels; `small` is for a question or a notice. */
type DialogWidth = 'small' | 880 | 980 | 1080 | 1200;

export interface DialogProps {
  readonly title: string;
  readonly titleTone?: PillTone;
  /** One sentence under the title, read out with it. */
  readonly description?: ReactNode;
  readonly width?: DialogWidth;
  /** Buttons at the foot; they stay in view while the body scrolls. */
  readonly footer?: ReactNode;
  /** False leaves only the buttons of the footer as a way out. */
  readonly dismissible?: boolean;
  /** Body takes the whole height of the screen instead of growing with its content. */
  readonly tall?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Holds words and nothing to press: keys reach the box itself, to scroll it. */
  readonly readOnly?: boolean;
  readonly children?: ReactNode;
}

/** The usual dialog: a paper panel with a pill title; a full sheet on phones. */
export function Dialog({
  title,
  titleTone = 'coral',
  description,
  width = 880,
  footer,
  dismissible = true,
  tall = false,
  initialFocus,
  readOnly = false,
  children,
}: DialogProps) {
  const { close } = useDialogControl();
  const small = width === 'small';
  return (
    <DialogFrame
      dismissible={dismissible}
      initialFocus={initialFocus}
      viewportClassName={small ? undefined : styles.sheetViewport}
      className={classNames(
        styles.panel,
        small ? styles.small : styles[`width${width}`],
        tall && styles.tall,
      )}
    >
      <Base.Title className={classNames(pill.pill, styles.title)} style={pillFill(titleTone)}>
        {title}
      </Base.Title>
      <div className={styles.scroll} {...(readOnly && { tabIndex: 0, role: 'region', 'aria-label': title })}>
        {description !== undefined && (
          <Base.Description className={styles.description}>{description}</Base.Description>
        )}
        <div>{children}</div>
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      {/* Last, so that the focus begins at what the dialog is about. */}
      {dismissible && (
        <IconButton
          className={styles.close}
          tone="close"
          label={uiTexts.close}
          icon={<X />}
          onClick={close}
        />
      )}
    </DialogFrame>
  );
}
