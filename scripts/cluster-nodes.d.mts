import type { ChildProcess } from "node:child_process";

export interface ClusterNode {
  /** `web-1` */
  name: string;
  role: string;
  port: number;
  /** How many requests it has answered. */
  asked: number;
  ready: boolean;
  child: ChildProcess | undefined;
}

export interface Cluster {
  /** Of the balancer. */
  origin: string;
  port: number;
  nodes: ClusterNode[];
  stop(): Promise<void>;
  restart(): Promise<void>;
  launch(name: string): Promise<void>;
}

export function startCluster(options: {
  env: Record<string, string | undefined>;
  port: number;
  host?: string;
  counts: Record<"web" | "api" | "worker", number>;
  nodeEnv?: Record<string, Record<string, string>>;
  prepare?: () => Promise<unknown>;
  revive?: boolean;
  log?: (name: string, text: string) => void;
}): Promise<Cluster>;
