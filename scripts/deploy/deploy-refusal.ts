/** Says why something is not deployed, before anything was changed; for whoever ran the command. */
export class DeployRefusal extends Error {}
