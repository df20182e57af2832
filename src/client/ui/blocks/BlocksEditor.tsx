import { lazy, Suspense } from 'react';
import { Loading } from '../feedback/Loading.tsx';
import type { BlocksEditorProps } from './BlocksWorkspaceView.tsx';

// Blockly is as large as the rest of a light page, so that only who opens blocks loads it.
const BlocksWorkspaceView = lazy(() =>
  import('./BlocksWorkspaceView.tsx').then((module) => ({ default: module.BlocksWorkspaceView })),
);

/** The editor of blocks; `source` is Blockly's JSON, as drafts keep it. */
export function BlocksEditor(props: BlocksEditorProps) {
  return (
    <Suspense fallback={<Loading />}>
      <BlocksWorkspaceView {...props} />
    </Suspense>
  );
}
