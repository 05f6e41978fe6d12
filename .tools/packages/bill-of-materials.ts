import * as z from 'zod';
import { run } from '../run/workspace.mjs';

const Component = z.looseObject({
  'bom-ref': z.string(),
  name: z.string(),
  version: z.string().optional(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});

/** The parts of a list in CycloneDX that are chosen from here; the rest is passed on. */
const Bill = z.looseObject({
  metadata: z.looseObject({ component: Component }),
  components: z.array(Component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});

/**
 * Lists the packages of production with version, licence and checksum, as CycloneDX. npm marks those that only developers
 * need; its own `--omit=dev` also leaves out what production shares with a tool, such as React.
 */
export async function billOfMaterials(): Promise<z.infer<typeof Bill>> {
  const { code, output } = await run('npm', SBOM, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (code !== 0) throw new Error('npm could not list the packages');
  const { components, dependencies, ...rest } = Bill.parse(JSON.parse(output));
  const left = components.filter(
    ({ name, properties = [] }) => name !== DEMO && !properties.some(isDevelopment),
  );
  const refs = new Set([rest.metadata.component, ...left].map((component) => component['bom-ref']));
  return {
    ...rest,
    components: left,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((on) => refs.has(on)) })),
  };
}

/** A workspace that is never deployed. */
const DEMO = 'demo';

const SBOM = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];

function isDevelopment({ name, value }: { name: string; value: string }): boolean {
  return name === 'cdx:npm:package:development' && value === 'true';
}
