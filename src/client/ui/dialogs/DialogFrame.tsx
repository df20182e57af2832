import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../classNames.ts';
import { useTouchDevice } from '../keys/useTouchDevice.ts';
import { useDialogControl } from './DialogControl.tsx';
import styles from './Dialog.module.css';

export interface DialogFrameProps {
  /** Name for screen readers; leave it out when a `Dialog.Title` is among the children. */
  readonly label?: string;
  readonly className?: string;
  readonly backdropClassName?: string;
  readonly viewportClassName?: string;
  /** False keeps Esc and the backdrop from closing it. */
  readonly dismissible?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A dialog without a look: focus trap, Esc, backdrop and return of focus.
 * `Dialog` is the usual paper panel on top of it; the talk with an NPC brings its own box.
 */
export function DialogFrame({
  label,
  className,
  backdropClassName,
  viewportClassName,
  dismissible = true,
  initialFocus,
  children,
}: DialogFrameProps) {
  const { open, close } = useDialogControl();
  const isTouch = useTouchDevice();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(nextOpen) => {
        if (!nextOpen && dismissible) close();
      }}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal>
        <Base.Backdrop className={classNames(styles.backdrop, backdropClassName)} />
        <Base.Viewport className={classNames(styles.viewport, viewportClassName)}>
          <Base.Popup
            className={classNames(styles.popup, className)}
            aria-label={label}
            ref={popup}
            // Under a thumb the first button would scroll what it is about out of sight.
            initialFocus={initialFocus ?? (isTouch ? popup : undefined)}
          >
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
