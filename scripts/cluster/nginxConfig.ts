interface Proxy {
  readonly folder: string;
  readonly port: number;
  /** The ports of the processes; process n has the path /p<n>/ for the sockets of its rooms. */
  readonly ports: readonly number[];
  /** The time after which a silent socket is ended, as nginx writes it. */
  readonly idle?: string | undefined;
}

/** The path of a process, numbered from 1. */
export const pathOf = (number: number): string => `/p${number}`;

/**
 * The configuration of nginx before several processes. A process that does not answer is left out for two seconds. The
 * sockets of rooms live by the pings of the server, every three seconds; an hour is for answers that take long.
 */
export function nginxConfig({ folder, port, ports, idle = '1h' }: Proxy): string {
  const pass = `
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_read_timeout 1h;
      proxy_send_timeout 1h;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 3;
      proxy_buffering on;
      proxy_request_buffering off;`;
  const servers = ports.map((one) => `    server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`);
  const paths = ports.map(
    (one, index) => `
    location ${pathOf(index + 1)}/ {
      proxy_pass http://127.0.0.1:${one}/;${pass
        .replace(/\n\s+proxy_next_upstream\w*[^\n]*/g, '')
        .replaceAll('timeout 1h', `timeout ${idle}`)}
    }`,
  );
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_max_body_size 0;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  upstream processes {
    least_conn;
${servers.join('\n')}
  }
  server {
    listen 127.0.0.1:${port};${paths.join('')}
    location / {
      proxy_pass http://processes;${pass}
    }
  }
}
`;
}
