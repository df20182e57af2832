import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Scene } from '#client/ui/scenery/Scene.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountTexts } from './texts.ts';

const texts = accountTexts.notFound;

export function NotFoundPage() {
  return (
    <AccountPage title={texts.title} guide={false}>
      <Stack>
        <Scene name="lost" width={280} />
        <Text tone="soft" align="center">
          {texts.body}
        </Text>
        <ButtonLink to={paths.world} tone="ok" wide>
          {texts.back}
        </ButtonLink>
      </Stack>
    </AccountPage>
  );
}
