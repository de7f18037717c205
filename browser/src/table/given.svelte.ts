// What the table is handed, each thing by itself: what comes again as it was is no news.
import type { Beat } from "../generated/wire";
import type { TableProps } from "./types";

const NO_BEATS: Beat[] = [];

export class Given {
  scene = $derived.by(() => this.props.scene);
  beats = $derived.by(() => this.props.beats ?? NO_BEATS);
  status = $derived.by(() => this.props.status);
  seat = $derived.by(() => this.props.seat);
  chairs = $derived.by(() => this.props.chairs);
  clock = $derived.by(() => this.props.clock);
  act = $derived.by(() => this.props.act);
  say = $derived.by(() => this.props.say);
  settings = $derived.by(() => this.props.settings);
  article = $derived.by(() => this.props.article);
  onarticle = $derived.by(() => this.props.onarticle);
  onbeat = $derived.by(() => this.props.onbeat);
  onquiet = $derived.by(() => this.props.onquiet);

  constructor(private readonly props: TableProps) {}
}
