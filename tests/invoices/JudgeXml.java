import com.helger.diver.api.coord.DVRCoordinate;
import com.helger.io.resource.FileSystemResource;
import com.helger.phive.api.execute.ValidationExecutionManager;
import com.helger.phive.api.executorset.ValidationExecutorSetRegistry;
import com.helger.phive.api.validity.IValidityDeterminator;
import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.xml.source.IValidationSourceXML;
import com.helger.phive.xml.source.ValidationSourceXML;
import com.helger.phive.xrechnung.XRechnungValidation;
import java.io.File;
import java.util.Arrays;

/** Judges the XML files of a folder with phive: "rules, name, valid or its first fault", one line a file. */
public class JudgeXml {
  public static void main(String[] args) {
    var registry = new ValidationExecutorSetRegistry<IValidationSourceXML>();
    EN16931Validation.initEN16931(registry);
    XRechnungValidation.initXRechnung(registry);
    File[] files = new File(args[0]).listFiles((folder, name) -> name.endsWith(".xml"));
    Arrays.sort(files);
    for (File file : files) {
      DVRCoordinate rules = rulesFor(file.getName());
      var result = ValidationExecutionManager.executeValidation(
          IValidityDeterminator.createDefault(),
          registry.getOfID(rules),
          ValidationSourceXML.create(new FileSystemResource(file)));
      String fault = result.containsNoError()
          ? "valid"
          : result.getAllErrors().iterator().next().getAsString(java.util.Locale.ENGLISH).replace('\n', ' ');
      System.out.println(rules.getAsSingleID() + "\t" + file.getName() + "\t" + fault);
    }
  }

  private static DVRCoordinate rulesFor(String name) {
    if (name.endsWith(".ubl.xml")) return XRechnungValidation.VID_XRECHNUNG_UBL_INVOICE_302;
    if (name.endsWith(".cii.xml")) return XRechnungValidation.VID_XRECHNUNG_CII_302;
    return EN16931Validation.VID_CII_1315;
  }
}
