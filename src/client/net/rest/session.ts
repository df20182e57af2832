import { accountRoutes, type UserState } from '#shared/contract/accounts.ts';
import { channelStore } from '#client/stores/channelStore.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { characterStore } from '#client/stores/characterStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { soundStore } from '#client/stores/soundStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { wardrobeStore } from '#client/stores/wardrobeStore.ts';
import { ApiError } from './ApiError.ts';
import { loadVisitedChannel } from './channels.ts';
import { rest, tokens } from './rest.ts';

/**
 * Finds out who is signed in. Leaves the session VALID or INVALID; throws ApiError, with the session still CHECKING,
 * when the server could not be asked.
 */
export async function startSession(): Promise<void> {
  if (!tokens.read()) {
    endSession();
    return;
  }
  try {
    const [user] = await Promise.all([rest.call(accountRoutes.getMe), loadVisitedChannel()]);
    takeUser(user);
  } catch (error) {
    if (!(error instanceof ApiError) || !SESSION_IS_OVER.has(error.code ?? '')) throw error;
    endSession();
  }
}

const SESSION_IS_OVER = new Set<string>([
  'INVALID_AUTH_TOKEN',
  'NEED_TO_LOGIN',
  'MEMBER_NOT_FOUND',
  'AUTH_NOT_FOUND',
]);

/** Takes over the user of a sign-in or sign-up; facts of whoever was here before are forgotten. */
export async function beginSession(user: UserState): Promise<UserState> {
  forgetFacts();
  await loadVisitedChannel();
  return takeUser(user);
}

/** Signs out in this tab; the other tabs hear it through the storage. */
export function endSession(): void {
  tokens.clear();
  forgetFacts();
  sessionStore.setState({ state: 'INVALID', user: null }, true);
}

/** Writes what the server said about the own user. */
export function takeUser(user: UserState): UserState {
  const { current } = channelStore.getState();
  const { channelProfileList } = user;
  channelStore.setState({
    current:
      channelProfileList.find(({ channelId }) => channelId === current?.channelId) ??
      channelProfileList[0] ??
      null,
  });
  sessionStore.setState({ state: 'VALID', user }, true);
  return user;
}

/** Follows what other tabs do: gone when they sign out, read again when they sign in. */
export function followOtherTabs(): () => void {
  return tokens.onOtherTab((others) => {
    const { state } = sessionStore.getState();
    if (others === null) {
      if (state !== 'INVALID') endSession();
    } else if (state !== 'VALID') {
      // A failure leaves this tab as it was; the call has already told what is wrong.
      startSession().catch(() => undefined);
    }
  });
}

function forgetFacts(): void {
  channelStore.setState(channelStore.getInitialState(), true);
  characterStore.setState(characterStore.getInitialState(), true);
  chatStore.setState(chatStore.getInitialState(), true);
  questStore.setState(questStore.getInitialState(), true);
  walletStore.setState(walletStore.getInitialState(), true);
  // How loud it is belongs to the device, whether there is music to the child.
  soundStore.setState({ musicOn: null });
  wardrobeStore.setState(wardrobeStore.getInitialState(), true);
}
