import { Component, type ReactNode } from "react";

/**
 * What opens above a page; where its script does not come (no network, a new version), the way leads to its own page.
 */
export class OrPage extends Component<{ to?: string | undefined; children: ReactNode }> {
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
