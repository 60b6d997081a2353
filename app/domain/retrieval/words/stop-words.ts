import type { Language } from "~/contract/language";
import { foldText } from "./normalise";

const lists: Record<Language, string> = {
  de: `aber alle allem allen aller alles als also am an anzahl ander andere anderem anderen anderer anderes auch auf aus bei beim
    bereits bin bis bist bitte da dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darf darfst darin
    darüber darum das dass davon dazu dein deine deinem deinen deiner dem den denen denn der deren des dessen desto dich die
    dies diese diesem diesen dieser dieses dir doch dort du durch dürfen ein eine einem einen einer eines einige er es
    etwa etwas euch euer eure für gab gegen gebe gib gibt geben genau gerade gern gilt gelten hab habe haben hat hatte hatten hätte
    hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in ins ist ja je jede jedem jeden jeder jedes jemand
    jener jetzt kann kannst kein keine keinem keinen keiner können könnte konnte konnten lang lange laut machen macht man
    mehr mein meine meinem meinen meiner mich mir mit möchte möglich muss muß müssen musst nach nein noch nun nur ob oder ohne
    pro schon sehr sei sein seine seinem seinen seiner seit sich sie sind so sogar solche soll sollen sollte sondern sonst
    über um und uns unser unsere unserem unseren unserer unter viel viele vielen vom von vor waren war wäre was weg weil
    wegen welche welchem welchen welcher welches wem wen wenn wer werde werden weshalb wessen wie wieder wieso wieviel
    wieviele will wir wird wirst wo woher wohin womit wofür woraus worin wovon worüber wozu wollen wurde wurden würde
    würden zu zum zur zwischen während warum wann woran worauf wovor wogegen worunter worum wobei wodurch wonach bekomme bekommt bekommst bekommen erhalte krieg kriege kriegt hab
    gehen geht hallo danke bitte sag sage erkläre nenne heißt heißen brauche brauchst braucht brauchen tue tust tut tun mache machst lautet
    lauten bewirkt bewirken bedeutet bedeuten nehme nimmst nimmt nehmen lasse lässt lassen komme kommt kommen bringe bringt bringen`,
  en: `a about after again all also am an and any are as at be because been before being between both but by can could did
    do does doing done during each else ever few for from get gets give given go goes had has have having he her here hers
    him his how i if in into is it its just let like long made make many may me might more most much must my name named no
    nor not of off on once one only or other our out over own per please same shall she should so some such tell than that
    the their them then there these they this those through to too under until up upon us use used very was we were what
    when where which while who whom whose why will with within would you your hello hi thanks thank need needs mean means happens happen`,
  fr: `a à afin ai aie ainsi alors après as au aucun aucune aussi autre autres aux avaient avait avant avec avez avoir ayant
    beaucoup bien c car ce ceci cela celle celles celui ces cet cette ceux chaque chez ci combien comme comment d dans de
    des depuis dès déjà donc dont du durant elle elles en encore entre es est et étaient était étant été être eu eux fait
    faire fait faut font furent fut il ils j je jusqu jusque l la là le lequel laquelle lesquels lesquelles les leur leurs
    lors lui m ma mais me même mes moi moins mon n ne ni non nos notre nous on ont ou où par parce pas pendant peu peut
    peuvent peux plus pour pourquoi pourrait puis qu quand que quel quelle quelles quels qui quoi s sa sans se selon sera
    seront ses si sien son sont sous suis sur t ta te tes toi ton tous tout toute toutes très tu un une vers vos votre vous
    y ils bonjour merci nomme appelle dit besoin signifie`,
  ar: `في من الى إلى على عن مع هذا هذه ذلك تلك هو هي هم هن انا أنا نحن انت أنت ما ماذا متى اين أين كيف كم لماذا هل اي أي اية أية
    الذي التي الذين اللذان اللتان اللاتي ان أن إن كان كانت كانوا يكون تكون قد لقد لم لن لا ليس ليست و او أو ثم بل لكن حتى
    اذا إذا عند عندما بعد قبل بين كل بعض غير دون خلال حول منذ ضد تحت فوق كما مثل هناك هنا به بها له لها لهم فيه فيها منه منها
    عليه عليها اليه اليها عنه عنها من بم مما عما لدى لدي يتم تم عدد يوجد توجد يمكن مرحبا شكرا الذى التى ماهي ماهو وما ومن بأي
    لأي بماذا لمن فيما`,
};

const sets = new Map<Language, ReadonlySet<string>>();

/** Whether a folded word is a stop word: article, pronoun, auxiliary, question word or greeting. */
export function isStopWord(word: string, language: Language): boolean {
  let set = sets.get(language);
  if (!set) {
    set = new Set(lists[language].split(/\s+/).map(foldText));
    sets.set(language, set);
  }
  return set.has(word);
}
