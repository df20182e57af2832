import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { serviceSwitchQueries, useSaveSwitch } from '#client/net/service/switches.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { switchBodySchema, type FeatureSwitch } from '#shared/contract/service/switches.ts';
import { serviceTexts } from '../texts.ts';

const texts = serviceTexts.switches;

/** Parts of the product that are turned off on a bad day, or on for some first. */
export function SwitchesPage() {
  const switches = useQuery(serviceSwitchQueries.list());
  return (
    <Page>
      <PageHead title={texts.title} note={texts.note} />
      <ListBody query={switches} failed={texts.failed}>
        {({ switchList }) => (
          <Stack>
            {switchList.map((one) => (
              <SwitchForm key={`${one.feature} ${one.share} ${one.channelIdList.join()}`} one={one} />
            ))}
          </Stack>
        )}
      </ListBody>
    </Page>
  );
}

function SwitchForm({ one }: { readonly one: FeatureSwitch }) {
  const { feature, share, channelIdList } = one;
  const [typedShare, setShare] = useState(String(share));
  const [typedChannels, setChannels] = useState(channelIdList.join(', '));
  const [error, setError] = useState<string>();
  const save = useSaveSwitch(feature, {
    onSuccess: () => void showToast({ text: texts.saved, theme: 'success' }),
    onError: (cause) => setError(userMessageOf(cause, texts.notSaved)),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = switchBodySchema.safeParse({
      share: typedShare.trim() === '' ? Number.NaN : Number(typedShare),
      channelIdList: typedChannels.split(/[\s,]+/).flatMap((id) => (id === '' ? [] : Number(id))),
    });
    if (!body.success) return setError(body.error.issues[0]?.message);
    setError(undefined);
    save.mutate(body.data);
  };
  const state = share === 100 ? 'on' : share === 0 && channelIdList.length === 0 ? 'off' : 'some';
  return (
    <Section
      tone="plain"
      title={texts.features[feature]}
      beside={<Chip tone={TONES[state]}>{texts.states[state]}</Chip>}
    >
      <Stack as="form" onSubmit={submit} noValidate aria-label={texts.features[feature]}>
        <Grid min={280}>
          <TextField
            label={texts.share}
            inputMode="numeric"
            maxLength={3}
            value={typedShare}
            onChange={({ target }) => setShare(target.value)}
          />
          <TextField
            label={texts.channels}
            hint={texts.channelsHint}
            maxLength={2000}
            value={typedChannels}
            onChange={({ target }) => setChannels(target.value)}
          />
          <Row justify="end" align="center">
            <Button type="submit" size="small" busy={save.isPending}>
              {texts.save}
            </Button>
          </Row>
        </Grid>
        <FormMessage message={error} />
      </Stack>
    </Section>
  );
}

const TONES = { on: 'success', some: 'warning', off: 'danger' } as const;
