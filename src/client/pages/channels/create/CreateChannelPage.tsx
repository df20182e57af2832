import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { channelQueries, useCreateChannel } from '#client/net/channels/channels.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { JOIN_METHODS, VISIBLE_STATES } from '#shared/contract/channels/channelFields.ts';
import type { ChannelFlagDesign } from '#shared/contract/channels/channelFlags.ts';
import { createChannelBodySchema } from '#shared/contract/channels/channels.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { FlagField } from './FlagField.tsx';
import { createTexts as texts } from './texts.ts';

const METHODS = JOIN_METHODS.map((value) => ({ value, label: texts.joinMethods[value] }));
const STATES = VISIBLE_STATES.map((value) => ({ value, label: texts.visibleStates[value] }));

/** The steps that are missing before one can make a channel: the extra step of signing up, or a plan. */
const PROMPTS = new Map<ErrorCode | null, 'signUpRequired' | 'premiumRequired'>([
  ['NEED_TO_CHANNEL_INFO', 'signUpRequired'],
  ['IS_NOT_PREMIUM_CHANNEL', 'premiumRequired'],
]);

const FIRST_FLAG: ChannelFlagDesign = { colour: 'SEA', emblem: 'DOLPHIN' };

/** Makes a channel; `?below=` names the enterprise channel that it is to be below. */
export function CreateChannelPage() {
  const [query] = useSearchParams();
  const below = Number(query.get('below') ?? 0);
  const superChannelId = Number.isSafeInteger(below) && below > 0 ? below : undefined;
  return (
    <SeaPage>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Panel title={texts.title} titleTone="sea" level={1}>
        <Stack gap={5}>
          {superChannelId === undefined ? (
            <Text tone="soft" align="center">
              {texts.lead}
            </Text>
          ) : (
            <Above channelId={superChannelId} />
          )}
          <CreateForm superChannelId={superChannelId} />
          <Row justify="center">
            <ButtonLink to={paths.myChannels}>{texts.back}</ButtonLink>
          </Row>
        </Stack>
      </Panel>
    </SeaPage>
  );
}

function Above({ channelId }: { readonly channelId: number }) {
  const { data } = useQuery(channelQueries.entity(channelId));
  return (
    <Text tone="soft" align="center">
      {data ? texts.below(data.info.channelName) : texts.lead}
    </Text>
  );
}

function CreateForm({ superChannelId }: { readonly superChannelId: number | undefined }) {
  const navigate = useNavigate();
  const create = useCreateChannel();
  const form = useForm({
    resolver: zodResolver(createChannelBodySchema),
    defaultValues: {
      channelName: '',
      channelDomain: '',
      joinMethod: 'MANAGER_APPROVAL',
      dolphinVisibleState: 'ONLY_CHANNEL_VISIBLE',
      flag: FIRST_FLAG,
      ...(superChannelId !== undefined && { superChannelId }),
    },
  });
  const { errors } = form.formState;
  const { control } = form;
  const [domain, joinMethod, visible, flag] = useWatch({
    control,
    name: ['channelDomain', 'joinMethod', 'dolphinVisibleState', 'flag'],
  });
  const submit = useFormSubmit(form, async (body) => {
    const made = await create.mutateAsync(body).catch((error: unknown) => {
      const prompt = PROMPTS.get(errorCodeOf(error));
      if (prompt) openDialog(prompt);
      throw error;
    });
    await navigate(`${paths.channel(made.channelDomain)}?message=CREATED`);
  });
  return (
    <Stack as="form" gap={5} onSubmit={submit.onSubmit} noValidate aria-label={texts.title}>
      <TextField
        label={texts.channelName}
        placeholder={texts.namePlaceholder}
        maxLength={20}
        error={errors.channelName?.message}
        {...form.register('channelName')}
      />
      <TextField
        label={texts.channelDomain}
        hint={texts.domainHint(`${window.location.host}${paths.channel(domain.trim().toLowerCase() || '…')}`)}
        maxLength={30}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={errors.channelDomain?.message}
        {...form.register('channelDomain')}
      />
      <ChoiceField
        label={texts.joinMethod}
        options={METHODS}
        value={joinMethod}
        onChange={(value) => form.setValue('joinMethod', value)}
      />
      <div>
        <ChoiceField
          label={texts.visibleState}
          options={STATES}
          value={visible}
          onChange={(value) => form.setValue('dolphinVisibleState', value)}
        />
        <Hint>{texts.visibleHints[visible]}</Hint>
      </div>
      <FlagField value={flag ?? FIRST_FLAG} onChange={(value) => form.setValue('flag', value)} />
      <FormMessage message={submit.message} />
      <Button type="submit" size="large" wide busy={submit.busy}>
        {texts.submit}
      </Button>
    </Stack>
  );
}
