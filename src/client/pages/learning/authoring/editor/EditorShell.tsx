import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import type { Fault } from '#shared/authoring/fault.ts';
import { MissingList } from './MissingList.tsx';
import { SavedSign, type SavedSignProps } from './SavedSign.tsx';
import { useFieldFocus } from './useFieldFocus.ts';
import styles from './ContentPage.module.css';

export interface EditorShellProps {
  readonly back: ReactNode;
  /** Whether pupils see it, and which version. */
  readonly chip: ReactNode;
  /** Null for what cannot be changed. */
  readonly saving: SavedSignProps['draft'] | null;
  /** Publishing, deleting: buttons at the end of the head. */
  readonly actions?: ReactNode;
  /** The faults that must be mended before it can be published. */
  readonly faults: readonly Fault[];
  /** Brings the part of the form that holds a field into view, before the field takes the focus. */
  readonly onFault?: (field: string) => void;
  readonly children: ReactNode;
}

/** The editor of one kind: its head with state, saving and actions, what is missing, and the form of the kind below. */
export function EditorShell(props: EditorShellProps) {
  const { back, chip, saving, actions, faults, onFault, children } = props;
  const page = useRef<HTMLDivElement>(null);
  const focusField = useFieldFocus(page);
  return (
    <div ref={page} className={styles.page}>
      <header className={styles.head}>
        {back}
        {chip}
        <span className={styles.rest} />
        {saving && <SavedSign draft={saving} />}
        {actions}
      </header>
      <MissingList
        faults={faults}
        onGo={(field) => {
          onFault?.(field);
          focusField(field);
        }}
      />
      {children}
    </div>
  );
}

export interface EditorWaitingProps {
  readonly back: ReactNode;
  readonly isMissing: boolean;
  readonly query: UseQueryResult;
  readonly texts: { readonly notFound: string; readonly notFoundHint: string; readonly failed: string };
}

/** Stands in place of an editor until its content is there, or says that there is none. */
export function EditorWaiting({ back, isMissing, query, texts }: EditorWaitingProps) {
  return (
    <div className={styles.page}>
      {back}
      <Panel>
        {isMissing ? (
          <EmptyState scene="lost" title={texts.notFound} hint={texts.notFoundHint} />
        ) : (
          <ListBody query={{ ...query, data: undefined }} failed={texts.failed}>
            {() => null}
          </ListBody>
        )}
      </Panel>
    </div>
  );
}
