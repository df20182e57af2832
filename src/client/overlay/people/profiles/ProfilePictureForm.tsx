import { ImageUp, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useRemoveProfileImage, useSaveProfileImage } from '#client/net/people/profiles.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { PROFILE_IMAGE, type Profile } from '#shared/contract/people/profiles.ts';
import { profileTexts } from './texts.ts';
import styles from './UserDetailDialog.module.css';

/** A profile picture, shown beside the avatar. */
export function PictureCircle({ source, label }: { readonly source: string; readonly label: string }) {
  return <img className={styles.circle} src={source} alt={label} width="112" height="112" />;
}

/** The user's profile picture: choose, preview, upload with cancel, delete. */
export function ProfilePictureForm({ profile }: { readonly profile: Profile }) {
  const { mutateAsync: saveImage } = useSaveProfileImage();
  const { mutateAsync: removeImage } = useRemoveProfileImage();
  const needsConsent = useStore(sessionStore, ({ user }) => user?.needsGuardianConsent === true);
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [removing, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.preview) : undefined), [chosen]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    const reason = refusalOf(file);
    setProblem(reason);
    setChosen(reason === undefined ? { file, preview: URL.createObjectURL(file) } : null);
  };

  const send = async (file: File) => {
    const controller = new AbortController();
    sending.current = controller;
    setProblem(undefined);
    setShare(0);
    try {
      await saveImage({ file, signal: controller.signal, onProgress: setShare });
      setChosen(null);
      showToast({ text: profileTexts.pictureSaved, theme: 'success' });
    } catch (error) {
      setProblem(errorTextOf(error));
    } finally {
      setShare(null);
    }
  };

  const remove = async () => {
    setProblem(undefined);
    setRemoving(true);
    try {
      await removeImage();
      showToast({ text: profileTexts.pictureRemoved, theme: 'success' });
    } catch (error) {
      setProblem(errorTextOf(error));
    } finally {
      setRemoving(false);
    }
  };

  const pick = () => input.current?.click();
  const source = chosen?.preview ?? profile.profileImage;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <Stack as="section" gap={3} align="center">
      {source ? (
        <PictureCircle key={source} source={source} label={profileTexts.pictureOf(profile.nickname)} />
      ) : (
        <Text size="small" tone="accent" align="center" bold>
          {profileTexts.noPicture}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={PROFILE_IMAGE.types.join(',')}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          // The same file may be chosen again after a failure.
          currentTarget.value = '';
        }}
      />
      <FormMessage message={problem} />
      {share !== null ? (
        <>
          <div className={styles.form}>
            <ProgressBar
              label={profileTexts.sendingPicture(percent)}
              caption={profileTexts.sendingPicture(percent)}
              value={percent}
              max={100}
            />
          </div>
          <Button tone="alt" icon={<X />} onClick={() => sending.current?.abort()}>
            {profileTexts.cancelPicture}
          </Button>
        </>
      ) : chosen ? (
        <Cluster justify="center">
          <Button icon={<ImageUp />} onClick={() => void send(chosen.file)}>
            {profileTexts.takePicture}
          </Button>
          <Button tone="alt" onClick={pick}>
            {profileTexts.otherPicture}
          </Button>
          <Button tone="alt" icon={<X />} onClick={() => setChosen(null)}>
            {profileTexts.cancelPicture}
          </Button>
        </Cluster>
      ) : (
        <Cluster justify="center">
          {!needsConsent && (
            <Button tone="alt" icon={<ImageUp />} onClick={pick}>
              {profile.profileImage ? profileTexts.changePicture : profileTexts.addPicture}
            </Button>
          )}
          {profile.profileImage && (
            <Button tone="danger" icon={<Trash2 />} busy={removing} onClick={() => void remove()}>
              {profileTexts.removePicture}
            </Button>
          )}
        </Cluster>
      )}
      {needsConsent && (
        <Button tone="sea" onClick={() => openDialog('askGuardian')}>
          {profileTexts.askGuardian}
        </Button>
      )}
      <Text size="small" tone="accent" align="center" bold>
        {needsConsent ? profileTexts.pictureConsent : profileTexts.pictureHint}
      </Text>
    </Stack>
  );
}

/** The server's refusals that can be checked before sending. */
function refusalOf({ type, size }: File): string | undefined {
  const types: readonly string[] = PROFILE_IMAGE.types;
  if (!types.includes(type)) return profileTexts.pictureWrongType;
  return size > PROFILE_IMAGE.maxBytes ? profileTexts.pictureTooBig : undefined;
}

function errorTextOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) throw error;
  if (error.failure === 'cancelled') return undefined;
  if (error.isConnectionError) return profileTexts.pictureOffline;
  return error.userMessage || profileTexts.notNow;
}
