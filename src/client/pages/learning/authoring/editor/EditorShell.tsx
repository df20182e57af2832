import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import type { Fault } from '#shared/authoring/fault.ts';
import { MissingList } from './MissingList.tsx';
import { SavedSign, type SavedSignProps } from './SavedSign.tsx';
import { useFieldFocus } from './useFieldFocus.ts';
import { VersionsButton, type VersionsButtonProps } from './VersionsButton.tsx';
import styles from './ContentPage.module.css';

export interface EditorShellProps {
  readonly back: ReactNode;
  /** The name of what is edited, where the form does not show it itself. */
  readonly title?: string;
  /** Whether pupils see it, and which version. */
  readonly chip: ReactNode;
  /** Null for what cannot be changed. */
  readonly saving: SavedSignProps['draft'] | null;
  /** The meaning of the choice between two versions in this editor. */
  readonly conflictText?: string;
  /** The earlier versions of the content; null for what cannot be changed. */
  readonly versions: Omit<VersionsButtonProps, 'isSaved'> | null;
  /** Publishing, deleting: buttons at the end of the head. */
  readonly actions?: ReactNode;
  /** The faults that must be mended before it can be published. */
  readonly faults: readonly Fault[];
  /** Brings the part of the form that holds a field into view, before the field takes the focus. */
  readonly onFault?: (field: string) => void;
  /** Classes of an editor that fills the screen, in place of the page's own. */
  readonly layout?: { readonly page: string | undefined; readonly head: string | undefined };
  /** A function places itself what is missing. */
  readonly children: ReactNode | ((missing: ReactNode) => ReactNode);
}

/** The editor of one kind: its head with state, saving and actions, what is missing, and the form of the kind below. */
export function EditorShell(props: EditorShellProps) {
  const { back, title, chip, saving, conflictText, versions, actions, faults, onFault, layout, children } =
    props;
  const page = useRef<HTMLDivElement>(null);
  const focusField = useFieldFocus(page);
  const missing = (
    <MissingList
      faults={faults}
      onGo={(field) => {
        onFault?.(field);
        focusField(field);
      }}
    />
  );
  return (
    <div ref={page} className={layout?.page ?? styles.page}>
      <header className={layout?.head ?? styles.head}>
        {back}
        {title !== undefined && (
          <Heading level={1} size="heading">
            {title}
          </Heading>
        )}
        {chip}
        <span className={styles.rest} />
        {saving && <SavedSign draft={saving} {...(conflictText !== undefined && { conflictText })} />}
        {versions && <VersionsButton {...versions} isSaved={saving?.state === 'saved'} />}
        {actions}
      </header>
      {typeof children === 'function' ? (
        children(missing)
      ) : (
        <>
          {missing}
          {children}
        </>
      )}
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
