import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { problemQueries } from '#client/net/learning/problems.ts';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { loadCodeObjects } from '#client/net/world/codeObjects.ts';
import { codeObjectStore } from '#client/stores/codeObjectStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { codeObjectById, type CodeObject } from '#shared/content/codeObjects.ts';
import { foeOfObject } from '#shared/content/foes.ts';
import { useFoeStage } from './foe/useFoe.ts';
import { CodeObjectWorkspace } from './CodeObjectWorkspace.tsx';
import { Ribbon } from '../stage/Ribbon.tsx';
import { codeObjectTexts } from './texts.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { useEditorView } from './useEditorView.ts';
import styles from './CodeObjectEditor.module.css';

export interface CodeObjectEditorProps {
  readonly objectId: number;
  readonly bridge: Bridge;
  readonly onClose: () => void;
}

/** The editor beside a code object: the world goes on in the part of the screen that it leaves free. */
export function CodeObjectEditor({ objectId, bridge, onClose }: CodeObjectEditorProps) {
  const object = codeObjectById(objectId);
  if (object === undefined) throw new Error(`There is no code object ${objectId}.`);
  const isFoe = foeOfObject(objectId) !== undefined;
  const dock = useRef<HTMLElement>(null);
  const editor = useRef<HTMLElement>(null);
  useEditorView({ bridge, objectId, dock });
  useEditorKeys(editor, onClose);

  return (
    <section
      ref={editor}
      className={styles.editor}
      aria-label={codeObjectTexts.editorOf(object.name)}
      tabIndex={-1}
      data-foe={isFoe || undefined}
    >
      <Button tone="sea" className={styles.close} icon={<X aria-hidden="true" />} onClick={onClose}>
        {codeObjectTexts.close}
      </Button>
      {!isFoe && <Ribbon level={2} tone="sea" name={object.name} className={styles.ribbon} />}
      <Loaded object={object} bridge={bridge} dock={dock} onClose={onClose} />
    </section>
  );
}

interface LoadedProps {
  readonly object: CodeObject;
  readonly bridge: Bridge;
  readonly dock: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

function Loaded(props: LoadedProps) {
  const isKeptKnown = useKeptProgram(props.object.mapId);
  return isKeptKnown ? (
    <Known {...props} />
  ) : (
    <Waiting dock={props.dock}>
      <Loading />
    </Waiting>
  );
}

function Known({ object, bridge, dock, onClose }: LoadedProps) {
  const stage = useFoeStage(object);
  const problemId = stage?.phase.problemId ?? object.problemId;
  const channelId = useLearningChannelId();
  const problem = useQuery(problemQueries.one(channelId, problemId));
  if (problem.data?.object) {
    return (
      <CodeObjectWorkspace
        key={problemId}
        object={object}
        problem={problem.data}
        shown={problem.data.object}
        bridge={bridge}
        dock={dock}
        stage={stage}
        onClose={onClose}
      />
    );
  }
  const isMissing =
    (problem.isSuccess && problem.data.object === null) || errorCodeOf(problem.error) === 'PROBLEM_NOT_FOUND';
  const rest: ReactNode = isMissing ? (
    <EmptyState scene="lost" title={codeObjectTexts.notFound} hint={codeObjectTexts.notFoundHint} />
  ) : problem.isError ? (
    <ErrorState
      title={codeObjectTexts.failed}
      onRetry={() => void problem.refetch()}
      retrying={problem.isFetching}
    />
  ) : (
    <Loading />
  );
  return <Waiting dock={dock}>{rest}</Waiting>;
}

function Waiting({
  dock,
  children,
}: {
  readonly dock: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}) {
  return (
    <section ref={dock} className={styles.dock} aria-label={codeObjectTexts.code}>
      <div className={styles.waiting}>{children}</div>
    </section>
  );
}

/** Whether it is known, or cannot be known, what was kept on this map: the editor opens with its language. */
function useKeptProgram(mapId: number): boolean {
  const [isKnown, setKnown] = useState(() => codeObjectStore.getState().mapId === mapId);
  useEffect(() => {
    if (isKnown) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    void loadCodeObjects(mapId, { quiet: true, signal })
      .catch(() => undefined)
      .then(() => signal.aborted || setKnown(true));
    return () => closing.abort();
  }, [mapId, isKnown]);
  return isKnown;
}
