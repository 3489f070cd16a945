import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseOptions } from '../../../mock-server/options';

const Build = v.strictObject({
  context: v.literal('.'),
  dockerfile: v.string(),
  target: v.string(),
  args: v.optional(v.record(v.string(), v.string()), {}),
});
const Service = v.strictObject({
  build: Build,
  environment: v.record(v.string(), v.string()),
  network_mode: v.optional(v.string()),
  depends_on: v.optional(v.record(v.string(), v.strictObject({ condition: v.literal('service_healthy') })), {}),
  ports: v.optional(v.array(v.string())),
  volumes: v.optional(v.array(v.string()), []),
  read_only: v.literal(true),
  tmpfs: v.array(v.string()),
  cap_drop: v.array(v.string()),
});
const Compose = v.strictObject({
  services: v.record(v.string(), Service),
  volumes: v.record(v.string(), v.null()),
});

const { services, volumes } = v.parse(Compose, parse(readFileSync('compose.yaml', 'utf8')));
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8').replaceAll('\\\n', ' ');

/** The lines of each stage, by its name. */
const stages = new Map(
  dockerfile
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => [/^\S+ AS (\w+)/.exec(stage)?.[1] ?? '', stage]),
);

describe('compose.yaml', () => {
  it('builds stages that exist, watches those that others wait for, and mounts volumes that it declares', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')[0]));
    expect(mounted).toEqual(Object.keys(volumes));
    for (const { build, depends_on, network_mode } of Object.values(services)) {
      expect(existsSync(build.dockerfile)).toBe(true);
      for (const name of Object.keys(build.args)) expect(stages.get('build')).toContain(`ARG ${name}\n`);
      expect([...stages.keys()]).toContain(build.target);
      for (const name of Object.keys(depends_on)) {
        expect(stages.get(services[name]?.build.target ?? '')).toContain('\nHEALTHCHECK ');
        expect(network_mode).toBe(`service:${name}`);
      }
    }
  });

  it('hands /api to where the mock server listens, by options that it knows', () => {
    const command = /\nCMD (\[.*\])/.exec(stages.get('mock') ?? '')?.[1] ?? '';
    const [, , , program = '', ...options] = v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), command);
    expect(existsSync(program)).toBe(true);
    const { host, port } = parseOptions(options);
    expect(services.site?.environment.API_ORIGIN).toBe(`http://${host}:${port}`);
    expect(stages.get('mock')).toContain(`http://${host}:${port}/`);
  });
});

describe('deploy/Dockerfile', () => {
  it('names its bases by version, and copies every file of the server', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
    const foreign = bases.filter((base) => !stages.has(base));
    expect(foreign.filter((base) => !/:\d+\.\d+/.test(base))).toEqual([]);
    const [, ...copied] = /COPY ((?:deploy\/\S+ )+)\/opt/.exec(stages.get('site') ?? '') ?? [];
    for (const file of copied.join('').trim().split(' ')) expect(existsSync(file), file).toBe(true);
    const sourced = /\. "\$here\/(.*)"/.exec(readFileSync('deploy/serve.sh', 'utf8'))?.[1];
    for (const file of ['nginx.conf', 'serve.sh', sourced]) expect(copied.join('')).toContain(`deploy/${file} `);
  });
});
