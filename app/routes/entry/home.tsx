import styled from "styled-components";

const Page = styled.main`
  padding: 2rem;
`;

export default function Home() {
  return (
    <Page>
      <h1>Lotse</h1>
    </Page>
  );
}
