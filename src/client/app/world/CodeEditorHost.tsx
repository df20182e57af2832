import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { codeObjectTexts } from '#client/overlay/world/codeObjects/texts.ts';
import { closeCodeEditor, codeEditorStore } from '#client/stores/codeEditorStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { DialogLoading } from '../dialogs/DialogLoading.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useFetched } from '#client/overlay/shell/useFetched.ts';

const loadEditor = () => import('#client/pages/learning/codeObject/CodeObjectEditor.tsx');

/** The editor of a code object over the living world, outside of the HUD that it hides; fetched with the first. */
export function CodeEditorHost({ mapId }: { readonly mapId: number }) {
  const objectId = useStore(codeEditorStore, (state) => state.objectId);
  const object = objectId === null ? undefined : codeObjectById(objectId);
  // A user who is carried to another map has left the object.
  const isHere = object?.mapId === mapId;
  useEffect(() => {
    if (objectId !== null && !isHere) closeCodeEditor();
  }, [objectId, isHere]);
  useEffect(() => closeCodeEditor, []);
  if (object === undefined || !isHere) return null;
  return createPortal(
    <ErrorBoundary fallback={<Unavailable />}>
      <Editor key={object.id} objectId={object.id} />
    </ErrorBoundary>,
    document.body,
  );
}

function Editor({ objectId }: { readonly objectId: number }) {
  const bridge = useBridge();
  const part = useFetched(loadEditor, true);
  if (part === null) return <DialogLoading />;
  return <part.CodeObjectEditor objectId={objectId} bridge={bridge} onClose={closeCodeEditor} />;
}

/** Stands in for an editor that failed: says so, and closes. */
function Unavailable() {
  useEffect(() => {
    showToast({ text: codeObjectTexts.unavailable, theme: 'warning' });
    closeCodeEditor();
  }, []);
  return null;
}
