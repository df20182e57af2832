import { ImageUp, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useSaveGender, useSaveIntroduction } from '#client/net/people/profiles.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { GENDERS, introductionSchema } from '#shared/contract/people/accounts.ts';
import type { Profile } from '#shared/contract/people/profiles.ts';
import { ProfilePictureForm } from './ProfilePictureForm.tsx';
import { profileTexts } from './texts.ts';
import styles from './UserDetailDialog.module.css';

const MOST_LETTERS = 200;

/** Words about oneself, gender and picture. */
export function OwnProfileForm({ profile }: { readonly profile: Profile }) {
  return (
    <Stack className={styles.form}>
      <IntroductionForm profile={profile} />
      <GenderForm profile={profile} />
      <details className={styles.picture}>
        <summary>
          <ImageUp aria-hidden="true" />
          {profileTexts.picture}
        </summary>
        <ProfilePictureForm profile={profile} />
      </details>
    </Stack>
  );
}

function IntroductionForm({ profile }: { readonly profile: Profile }) {
  const [text, setText] = useState(profile.introduction);
  const [problem, setProblem] = useState<string>();
  const save = useSaveIntroduction({
    onSuccess: (changed) => {
      setText(changed.introduction);
      showToast({ text: profileTexts.introductionSaved, theme: 'success' });
    },
    onError: (error) => setProblem(refusalOf(error)),
  });
  const submit = () => {
    const checked = introductionSchema.safeParse(text);
    setProblem(checked.success ? undefined : checked.error.issues[0]?.message);
    if (checked.success) save.mutate(checked.data);
  };
  return (
    <Stack
      as="form"
      gap={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextAreaField
        label={profileTexts.introduction}
        hint={profileTexts.introductionHint}
        error={problem}
        required
        rows={3}
        maxLength={MOST_LETTERS}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" icon={<PencilLine />} busy={save.isPending} wide>
        {profileTexts.save}
      </Button>
    </Stack>
  );
}

function GenderForm({ profile }: { readonly profile: Profile }) {
  const save = useSaveGender({
    onSuccess: () => showToast({ text: profileTexts.genderSaved, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, profileTexts.notSaved), theme: 'warning' }),
  });
  return (
    <ChoiceField
      label={profileTexts.gender}
      options={GENDERS.map((value) => ({ value, label: profileTexts.genders[value] }))}
      value={save.isPending ? save.variables : profile.gender}
      onChange={(gender) => save.mutate(gender)}
    />
  );
}

/** The server's own reason under the field. */
function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.userMessage || profileTexts.notSaved;
}
