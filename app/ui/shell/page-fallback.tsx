import { Component, type ReactNode } from "react";

/**
 * Renders a layer above the page; if its chunk cannot be loaded (no network, new version), navigates to the
 * layer's own page.
 */
export class PageFallback extends Component<{ to?: string | undefined; children: ReactNode }> {
  override state = { lost: false };
  static getDerivedStateFromError() {
    return { lost: true };
  }
  override componentDidCatch() {
    if (this.props.to) window.location.assign(this.props.to);
  }
  override render() {
    return this.state.lost ? null : this.props.children;
  }
}
