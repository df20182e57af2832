import { startTestServer, type TestServerOptions } from './testServer.ts';

const { url, close } = await startTestServer(JSON.parse(process.argv[2] ?? '{}') as TestServerOptions);
process.on('SIGTERM', () => void close().finally(() => process.exit(0)));
process.send?.({ url });
