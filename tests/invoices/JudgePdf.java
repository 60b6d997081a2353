import java.io.File;
import java.util.Arrays;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** Judges the PDFs of a folder with veraPDF: "rules, name, valid or its first fault", one line a file. */
public class JudgePdf {
  public static void main(String[] args) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    File[] files = new File(args[0]).listFiles((folder, name) -> name.endsWith(".pdf"));
    Arrays.sort(files);
    for (File file : files) {
      try (var parser = Foundries.defaultInstance().createParser(file, PDFAFlavour.PDFA_3_B);
          var validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFA_3_B, false)) {
        var result = validator.validate(parser);
        String fault = result.isCompliant() && result.getTotalAssertions() > 0
            ? "valid"
            : result.getTestAssertions().stream().map(one -> one.getRuleId() + " " + one.getMessage())
                .findFirst().orElse("nothing was tested").replace('\n', ' ');
        System.out.println("PDF/A-3b\t" + file.getName() + "\t" + fault);
      }
    }
  }
}
