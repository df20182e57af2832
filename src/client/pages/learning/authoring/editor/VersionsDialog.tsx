import { useQuery } from '@tanstack/react-query';
import { Eye, RotateCcw } from 'lucide-react';
import { useRestoreVersion, versionQueries } from '#client/net/learning/authoring/versions.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { AuthoringKindName } from '#shared/contract/learning/authoring/kinds.ts';
import type { ContentVersion } from '#shared/contract/learning/authoring/versions.ts';
import { seenAt } from './seenAt.ts';
import { changeLine, versionTexts as texts } from './versionTexts.ts';

/** The names of the fields of a form, for the line that says what was changed. */
export type FieldNames<Body> = Readonly<Record<keyof Body & string, string>>;

export interface VersionsDialogProps {
  readonly kind: AuthoringKindName;
  readonly contentId: number;
  /** The version that the editor has before it. */
  readonly version: number;
  readonly fieldNames: Readonly<Record<string, string>>;
  /** Pupils see every save at once. */
  readonly isLive: boolean;
  /** Begins the editor anew with what is on the server. */
  readonly onReload: () => unknown;
  readonly onClose: () => void;
}

/** The earlier versions of a content: who saved them, when and what, each to be restored. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { kind, contentId, version, fieldNames, isLive, onReload, onClose } = props;
  const { id } = useChannel();
  const place = { id, kind, contentId };
  const versions = useQuery(versionQueries.list(place));
  const reload = () => {
    onClose();
    onReload();
  };
  const restore = useRestoreVersion(place, {
    onSuccess: () => {
      showToast({ text: texts.restored, theme: 'success' });
      reload();
    },
  });
  const isConflict = errorCodeOf(restore.error) === 'CONTENT_CONFLICT';
  return (
    <Dialog title={texts.title} description={isLive ? texts.liveHint : texts.hint}>
      <Stack gap={3}>
        <FormMessage
          message={
            restore.error === null
              ? undefined
              : isConflict
                ? texts.conflict
                : userMessageOf(restore.error, texts.restoreFailed)
          }
        />
        {isConflict && <Button onClick={reload}>{texts.reload}</Button>}
        <ListBody
          query={versions}
          failed={texts.failed}
          empty={<EmptyState title={texts.none} hint={texts.noneHint} />}
        >
          {(list) => (
            <Stack as="ul" gap={1}>
              {list.map((one) => (
                <VersionEntry
                  key={one.versionId}
                  version={one}
                  fieldNames={fieldNames}
                  isBusy={restore.isPending}
                  onRestore={() => restore.mutate({ versionId: one.versionId, baseVersion: version })}
                />
              ))}
            </Stack>
          )}
        </ListBody>
      </Stack>
    </Dialog>
  );
}

function VersionEntry({
  version,
  fieldNames,
  isBusy,
  onRestore,
}: {
  readonly version: ContentVersion;
  readonly fieldNames: VersionsDialogProps['fieldNames'];
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}) {
  const { authorNickname, savedAt, publishedAt, isCurrent } = version;
  const when = seenAt(savedAt);
  return (
    <Entry
      title={when}
      facts={[authorNickname, changeLine(version, fieldNames)].filter((fact) => fact !== '').join(' · ')}
    >
      {publishedAt !== null && (
        <Chip tone="success" icon={<Eye aria-hidden="true" />}>
          {texts.published}
        </Chip>
      )}
      {isCurrent ? (
        <Chip tone="info">{texts.current}</Chip>
      ) : (
        <Button
          size="small"
          tone="alt"
          icon={<RotateCcw />}
          disabled={isBusy}
          aria-label={texts.restoreTo(when)}
          onClick={onRestore}
        >
          {texts.restore}
        </Button>
      )}
    </Entry>
  );
}
